import { aboutUs } from './scenes/about-us.ts';
import { cartagena } from './scenes/cartagena.ts';
import { coverAndes } from './scenes/cover-andes.ts';
import { coverFlight } from './scenes/cover-flight.ts';
import { coverSea } from './scenes/cover-sea.ts';
import { cuencaCajas } from './scenes/cuenca-cajas.ts';
import { cuyabeno } from './scenes/cuyabeno.ts';
import { galapagos } from './scenes/galapagos.ts';
import { quitoOtavalo } from './scenes/quito-otavalo.ts';
import { spondylus } from './scenes/spondylus.ts';

/** Every picture by the name of its file. */
export const scenes: Readonly<Record<string, () => string>> = {
  galapagos,
  'quito-otavalo': quitoOtavalo,
  'cuenca-cajas': cuencaCajas,
  cuyabeno,
  spondylus,
  cartagena,
  'cover-1': () => coverSea(),
  'cover-2': coverAndes,
  'cover-3': coverFlight,
  'about-us': aboutUs,
};
