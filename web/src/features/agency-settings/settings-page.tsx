import type { AgencySettings } from '@bitacora/contracts';
import useSWR from 'swr';
import { usePageTitle } from '../../lib/page-title.ts';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LogoSection } from './logo-section.tsx';
import { SettingsForm } from './settings-form.tsx';
import { sections } from './sections.ts';
import { SETTINGS_PATH } from './settings-path.ts';
import { words } from './words.ts';

/** Everything that the agency says about itself, for its owner to change. */
export default function SettingsPage() {
  usePageTitle(words.title, words.description);
  const answer = useSWR<AgencySettings, unknown>(SETTINGS_PATH);
  return (
    <PageFrame title={words.title} text={words.description}>
      <Loaded
        answer={answer}
        waiting={<Skeleton className="h-96 rounded-card" />}
        failed={words.loadFailed}
        stale={false}
      >
        {(stored) => (
          <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 xl:grid-cols-[minmax(0,1fr)_12rem]">
            <div className="xl:order-last xl:sticky xl:top-6">
              <SectionLinks label={words.parts} sections={sections} />
            </div>
            <div className="grid max-w-188 grid-cols-1 gap-4 sm:gap-6">
              <LogoSection stored={stored} />
              <SettingsForm stored={stored} />
            </div>
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
}
