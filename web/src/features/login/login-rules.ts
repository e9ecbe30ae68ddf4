import { createToken } from '@bitacora/contracts';

/** Cédula and password are required; there are no other bounds (product 4.1). */
export default createToken.body;
