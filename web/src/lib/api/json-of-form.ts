/** A form's fields as JSON, by the names that multipart has: a dotted one is a part of a value, a repeated one a list. */
export function jsonOfForm(form: FormData): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    const value = all.length > 1 ? all : all[0];
    const [whole = name, part] = name.split('.');
    body[whole] = part === undefined ? value : { ...(body[whole] as object | undefined), [part]: value };
  }
  return body;
}
