import { webDocumentBodies } from '@bitacora/contracts';

/** The server's own rules. */
export default webDocumentBodies.Testimonials;
