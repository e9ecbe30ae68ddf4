/** What the API takes as a photo of a document; the server judges the content. */
export const acceptedPhotos: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

const LONGEST_EDGE = 2000;
const QUALITY = 0.85;

function drawOnWhite(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

const prepared = new WeakMap<File, Promise<File>>();

/** The chosen photo made fit to send, once each: asked for when it is chosen, and again by whoever is about to send it. */
export function preparedPhoto(chosen: File): Promise<File> {
  const known = prepared.get(chosen) ?? prepare(chosen);
  prepared.set(chosen, known);
  return known;
}

/**
 * A photo of a phone's camera made fit to send: at most 2000 px, upright, and without the place where it was taken.
 * What the browser cannot read is left as it is: the rules, or the server, say what is wrong with it.
 */
async function prepare(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    drawOnWhite(canvas, picture);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
