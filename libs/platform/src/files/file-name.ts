/** The kinds of files that are accepted, and the extension that each is stored under. */
export const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What a name says its file is; undefined when it says none of what is accepted. */
export function kindByExtension(name: string): string | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return { pdf: 'PDF', jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }[extension];
}

/** The name with the extension of another kind. */
export const renamed = (name: string, mediaType: string): string =>
  name.replace(/\.[^.]*$/, `.${extensions[mediaType] ?? 'bin'}`);

/**
 * A name fit for a header and a download: no path, no control characters, one space at a time, no half letter, the
 * extension of the real type.
 */
export function cleanName(name: string, mediaType: string): string {
  const base = (name.split(/[\\/]/).pop() ?? '').replace(/\.[^.]*$/, '');
  const plain = base
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{Pd}\s._]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 100)
    .replace(/\p{Cs}/u, '');
  return renamed(`${plain || 'documento'}.`, mediaType);
}
