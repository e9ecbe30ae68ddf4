import { createToken } from '@bitacora/contracts';

/** Cédula and password are required; there are no other bounds (specification §5, login). */
export default createToken.body;
