/** The password in an address; null where there is none. */
export function passwordOf(address: string): string | null {
  const password = URL.canParse(address) ? new URL(address).password : '';
  return password === '' ? null : decodeURIComponent(password);
}
