import { confirmSecondFactor } from '@bitacora/contracts';

export default confirmSecondFactor.body;
