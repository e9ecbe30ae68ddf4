/** `juan@gmail.com` as `j***@gmail.com`: enough to recognise one's own, too little to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}***${email.slice(at)}`;
}
