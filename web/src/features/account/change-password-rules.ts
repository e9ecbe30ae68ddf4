import { setPassword } from '@bitacora/contracts';

export default setPassword.body;
