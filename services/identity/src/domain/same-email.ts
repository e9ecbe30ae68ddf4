/** Whether two addresses are one: providers that tell capitals apart are none that people use. */
export function isSameEmail(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}
