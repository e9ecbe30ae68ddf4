import { todayInGuayaquil } from '../today.ts';
import { api } from './api.ts';

/** Asks for a file as the person who is logged in, and has the browser keep it. */
export async function download(
  path: string,
  filters: Readonly<Record<string, string>>,
  fileName: string,
): Promise<void> {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  const file = await api.file(query ? `${path}?${query}` : path);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName}-${todayInGuayaquil()}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
