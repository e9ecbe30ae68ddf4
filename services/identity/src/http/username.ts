/** A username as it is stored: a cédula, or a passport in capitals. */
export function usernameOf({ username }: { username: string }): string {
  return username.trim().toUpperCase();
}
