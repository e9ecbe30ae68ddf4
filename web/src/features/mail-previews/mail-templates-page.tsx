import {
  type AnswerOf,
  listMailTemplates,
  mailAudiences,
  type MailTemplate,
  pathOf,
  type ServiceKind,
  serviceKinds,
} from '@bitacora/contracts';
import { mailName } from '@bitacora/contracts/messages';
import { EnvelopeOpenIcon } from '@heroicons/react/24/outline';
import { useRef } from 'react';
import useSWR from 'swr';
import { useFilters } from '../../lib/lists/use-filters.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { type Columns, Rows } from '../../ui/lists/rows.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { useFocusAfterDialog } from '../../ui/lists/use-focus-after-dialog.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { MailPreviewDialog } from './mail-preview-dialog.tsx';
import { words } from './words.ts';

type Row = MailTemplate & { id: string };

const columns: Columns<Row> = [
  { label: words.name, width: 'minmax(0,2fr)', cell: ({ template }) => mailName(template) },
  { label: words.subject, width: 'minmax(0,3fr)', cell: ({ subject }) => subject },
];

/** In the order in which they are shown. */
const rowsOf = (templates: readonly MailTemplate[]): Row[] =>
  mailAudiences.flatMap((audience) =>
    templates.filter((one) => one.audience === audience).map((one) => ({ ...one, id: one.template })),
  );

const kindNamed = (name: string): ServiceKind | null => serviceKinds.find((kind) => kind === name) ?? null;

/** Every kind of mail that the platform sends, by whom it is for; each opens as it reads. */
export default function MailTemplatesPage() {
  usePageTitle(words.title, words.description);
  const { filters, set, setAll, searchWith } = useFilters('mail', 'kind');
  const list = useSWR<AnswerOf<typeof listMailTemplates>, unknown>(pathOf(listMailTemplates));
  const rows = rowsOf(list.data?.results ?? []);
  const kinds = rows.find(({ id }) => id === filters.mail)?.kinds;
  const asked = kindNamed(filters.kind);
  // In place of one that it is not shown of, the first is.
  const kind = asked && kinds && !kinds.includes(asked) ? null : asked;
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterDialog(filters.mail, rows, { list: place, otherwise: place });
  return (
    <PageFrame title={words.title} text={words.description}>
      <Loaded answer={list} waiting={<SkeletonRows />} failed={words.loadFailed}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={<EnvelopeOpenIcon aria-hidden />} title={words.empty} />
          ) : (
            <div ref={place} tabIndex={-1} className="grid gap-8">
              {mailAudiences.map((audience) => {
                const items = rows.filter((row) => row.audience === audience);
                if (items.length === 0) return null;
                return (
                  <section key={audience} aria-labelledby={`mails-${audience}`} className="grid gap-3">
                    <h2 id={`mails-${audience}`} className="text-subtitle font-semibold">
                      {words.audiences[audience]}
                    </h2>
                    <Rows
                      {...{ items, columns }}
                      target={({ id }) => ({ to: { search: searchWith('mail', id) }, preventScrollReset: true })}
                    />
                  </section>
                );
              })}
            </div>
          )
        }
      </Loaded>
      {filters.mail !== '' && (
        <MailPreviewDialog
          key={filters.mail}
          template={filters.mail}
          kinds={kinds ?? []}
          kind={kind}
          onKind={(chosen) => set('kind', chosen)}
          onClose={() => setAll({ mail: '', kind: '' })}
        />
      )}
    </PageFrame>
  );
}
