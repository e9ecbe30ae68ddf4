import { beginSecondFactor } from '@bitacora/contracts';

export default beginSecondFactor.body;
