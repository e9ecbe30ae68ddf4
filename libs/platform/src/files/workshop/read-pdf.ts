import { getDocument } from 'unpdf/pdfjs';
import { type Refusal, RefusedFile } from './jobs.ts';

/** A page takes a millisecond to open, and next to no bytes: what people send has some dozens. */
const MOST_PAGES = 500;

/** A whole PDF says, after its last object, where its table of objects is. */
function isCutOff(bytes: Buffer): boolean {
  const lastObject = bytes.lastIndexOf('endobj');
  return Math.max(bytes.lastIndexOf('startxref'), bytes.lastIndexOf('%%EOF')) < lastObject;
}

/**
 * Opens a PDF and every page of it, as a viewer does: a table of objects that is wrong is made anew, an empty password
 * is tried. Throws `RefusedFile` for what is cut off, wants a password, has too many pages, none, or one
 * that does not open.
 */
export async function readPdf(bytes: Uint8Array): Promise<void> {
  if (isCutOff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) throw new RefusedFile('pdf-incomplete');
  // The reader takes the memory of what it is given; ours is stored byte for byte.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true, useSystemFonts: false });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) throw new RefusedFile('pdf-too-many-pages');
    if (pdf.numPages === 0) throw new RefusedFile('pdf-unreadable');
    for (let page = 1; page <= pdf.numPages; page += 1) await pdf.getPage(page);
  } catch (error) {
    throw new RefusedFile(refusalFor(error));
  } finally {
    await task.destroy();
  }
}

function refusalFor(error: unknown): Refusal {
  if (error instanceof RefusedFile) return error.refusal;
  return error instanceof Error && error.name === 'PasswordException' ? 'pdf-locked' : 'pdf-unreadable';
}
