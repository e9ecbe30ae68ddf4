import { agencySettingsBody, updateAgencySettings } from '@bitacora/contracts';
import { bodyRules } from '../../lib/forms/body-rules.ts';
import { settingsBodyOf, settingsField } from './settings-values.ts';

/** The server's own rules, of what the form sends. */
export const settingsRules = bodyRules({
  rules: agencySettingsBody.extend({ current_password: updateAgencySettings.body.shape.current_password }),
  bodyOf: settingsBodyOf,
  fieldOf: settingsField,
});
