import { confirmPasswordReset } from '@bitacora/contracts';

/** The same behind a reset link and an activation link: on both pages a password is always chosen. */
export default confirmPasswordReset.body;
