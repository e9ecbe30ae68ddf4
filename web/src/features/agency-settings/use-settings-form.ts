import { type AgencySettings, pathOf, updateAgencySettings } from '@bitacora/contracts';
import { api } from '../../lib/api/api.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { rawResolver } from '../../lib/forms/raw-resolver.ts';
import { useFormLife } from '../../lib/forms/use-form-life.ts';
import { SETTINGS_PATH } from './settings-path.ts';
import { settingsRules } from './settings-rules.ts';
import {
  settingsBodyOf,
  settingsField,
  settingsLabels,
  settingsShape,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts';
import { useSettingsSaved } from './use-settings-saved.ts';
import { words } from './words.ts';

const resolver = rawResolver<SettingsValues>(settingsRules);
const versionOf = (stored: AgencySettings) => ({ version: stored.version, values: valuesOf(stored) });

/** All settings in one form, which goes on from what was saved. */
export function useSettingsForm(stored: AgencySettings) {
  const showSaved = useSettingsSaved();
  const { form, life, goOnFrom } = useFormLife<SettingsValues, SettingsValues, AgencySettings>({
    start: valuesOf(stored),
    draft: {
      name: 'settings',
      shape: settingsShape,
      keeps: (values) => ({ ...values, current_password: '' }),
    },
    resolver,
    labels: settingsLabels,
    fieldOf: settingsField,
    failed: words.failed,
    save: (values, { version }) =>
      api.patch(pathOf(updateAgencySettings, { ruc: AGENCY_RUC }), { ...settingsBodyOf(values), version }),
    onSaved: (saved) => {
      goOnFrom(versionOf(saved));
      showSaved(saved, words.saved);
    },
    edited: {
      version: stored.version,
      unchanged: words.unchanged,
      readNewest: async () => versionOf(await api.get<AgencySettings>(SETTINGS_PATH)),
      onStoredAlready: (newest) => goOnFrom(newest),
    },
  });
  return { form, life };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>['form'];
