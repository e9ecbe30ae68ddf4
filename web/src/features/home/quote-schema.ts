import { webQuoteBody } from '@bitacora/contracts';

/** The server's own rules for a quote. */
export default webQuoteBody;
