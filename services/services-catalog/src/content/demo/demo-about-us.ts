import { contentDefaults, type WebDocumentBody } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';

const { version: _, ...texts } = contentDefaults.AboutUs;

/** The words that come with the site, and the demo agency's advisers by name. */
export const demoAboutUsTexts: WebDocumentBody<'AboutUs'> = {
  ...texts,
  advisers: [
    {
      name: `${demo.adviser.firstName} ${demo.adviser.lastName}`,
      about: 'Galápagos, Perú y el Caribe. Le acompaña desde la cotización hasta que vuelve a casa.',
    },
    {
      name: `${demo.owner.firstName} ${demo.owner.lastName}`,
      about: 'Viajes en grupo y de empresa. Conoce a cada proveedor con el que trabajamos.',
    },
  ],
};
