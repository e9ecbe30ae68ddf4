import { resetPassword } from '@bitacora/contracts';

export default resetPassword.body;
