import type { createContentImage, createTour, listToursToEdit, WebDocumentName } from '@bitacora/contracts';

/** Where all tours are read to edit them, active or not; also their key in SWR. */
export const TOURS_TO_EDIT = '/api/v1/agency/content/packages' satisfies (typeof listToursToEdit)['path'];

/** Where tours are written. */
export const TOURS = '/api/v1/content/packages' satisfies (typeof createTour)['path'];
export const tourToWrite = (id: string) => `${TOURS}/${id}`;

/** Where a document is read as it is stored now; also its key in SWR. */
export const documentToEdit = (name: WebDocumentName) => `/api/v1/agency/content/web/${name}`;

export const IMAGES = '/api/v1/content/images' satisfies (typeof createContentImage)['path'];
