import { join } from 'node:path';

/** A drawing of `assets/demo`, and what it shows. */
export interface DemoPicture {
  file: string;
  alt: string;
}

const directory = join(import.meta.dirname, '../../../assets/demo');

export const pathOfDemoPicture = ({ file }: DemoPicture): string => join(directory, `${file}.webp`);

export const demoCovers: readonly DemoPicture[] = [
  { file: 'cover-1', alt: 'Un velero junto a una roca alta en el mar de Galápagos' },
  { file: 'cover-2', alt: 'Un volcán nevado sobre el páramo, con llamas delante' },
  { file: 'cover-3', alt: 'Un avión que sube sobre las nubes, entre dos volcanes nevados' },
];

export const demoAboutUs: DemoPicture = {
  file: 'about-us',
  alt: 'El malecón de Guayaquil, con el cerro Santa Ana y su faro al otro lado del agua',
};
