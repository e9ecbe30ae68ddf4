import { simplePdf } from '@bitacora/platform';
import { png } from '@bitacora/testing';

const TEN_MEGABYTES = 10 * 1024 * 1024;
const blob = (bytes: Uint8Array<ArrayBuffer>, type = 'application/pdf') => new Blob([bytes], { type });
const picture = (width: number, height: number) => new Uint8Array(png(width, height));

const enormous = new Blob([new Uint8Array(simplePdf('Enorme', [])), new Uint8Array(TEN_MEGABYTES)], {
  type: 'application/pdf',
});

/** Files as clients attach them, right and wrong. */
export const attachments = {
  pdf: (title = 'Reservación') => blob(new Uint8Array(simplePdf(title, ['Documento de prueba']))),
  tooLarge: () => enormous,
  /** Says that it is a PDF, by name and by type. */
  notPdf: () => new Blob(['Solo un texto'], { type: 'application/pdf' }),
  picture: (width = 330) => blob(picture(width, 220), 'image/png'),
  narrowPicture: () => blob(picture(319, 600), 'image/png'),
  brokenPicture: () => blob(picture(640, 480).slice(0, 60), 'image/png'),
  empty: () => new Blob([], { type: 'application/pdf' }),
};
