import { type AgencySettings, removeAgencyLogo, pathOf, setAgencyLogo } from '@bitacora/contracts';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { upload } from '../../lib/api/upload.ts';
import { AGENCY_RUC } from '../../lib/environment.ts';
import { useImageUpload } from '../../lib/images/use-image-upload.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { ImageButton } from '../../ui/images/image-button.tsx';
import { headOf } from './sections.ts';
import { useSettingsSaved } from './use-settings-saved.ts';
import { words } from './words.ts';

const { logo } = words;

function RemoveLogo() {
  const [isAsking, setIsAsking] = useState(false);
  const saved = useSettingsSaved();
  const { isBusy, problem, run, forgetProblem } = useAction();
  const close = () => {
    forgetProblem();
    setIsAsking(false);
  };
  const remove = () =>
    run(async () => {
      saved(await api.delete<AgencySettings>(pathOf(removeAgencyLogo, { ruc: AGENCY_RUC })), logo.removed);
      setIsAsking(false);
    });
  return (
    <>
      <Button look="quiet" className="self-start" onClick={() => setIsAsking(true)}>
        {logo.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={logo.removeTitle}
        text={logo.removeText}
        action={logo.remove}
        {...{ isBusy, problem }}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </>
  );
}

/** The agency's logo, which is kept as soon as it is chosen: a form of its own, beside what is saved together. */
export function LogoSection({ stored }: { stored: AgencySettings }) {
  const saved = useSettingsSaved();
  const sending = useImageUpload<AgencySettings>({
    field: 'logo',
    store: (file, call) => {
      const form = new FormData();
      form.set('logo', file);
      return upload<AgencySettings>({ ...call, path: pathOf(setAgencyLogo, { ruc: AGENCY_RUC }), form });
    },
    onStored: (settings) => saved(settings, logo.saved),
  });
  return (
    <FormSection {...headOf('logo')} text={logo.text}>
      {stored.logo ? (
        <div className="flex min-h-24 items-center justify-center self-start rounded-control border border-line bg-paper px-8 py-4">
          <img src={stored.logo} alt={logo.alt(stored.name)} className="h-13.5 max-w-36 object-contain" />
        </div>
      ) : (
        <p className="text-ink-soft">{logo.without}</p>
      )}
      <ImageButton
        name="logo"
        label={logo.label}
        hint={logo.hint}
        action={stored.logo ? logo.replace : logo.choose}
        upload={sending}
      />
      {stored.logo && <RemoveLogo />}
    </FormSection>
  );
}
