/** The id of the page's `main`: the skip link and every change of route lead there. */
export const MAIN_ID = 'contenido';
