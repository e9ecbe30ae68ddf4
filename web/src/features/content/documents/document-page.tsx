import type { WebDocument, WebDocumentName } from '@bitacora/contracts';
import { siteContentMessages as messages } from '@bitacora/contracts/messages';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { usePageTitle } from '../../../lib/page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { contentPages, documentToEdit } from '../addresses.ts';
import { EditorPage, EditorSkeleton } from '../editor-page.tsx';
import { AboutUsEditor } from './about-us-editor.tsx';
import { AboutUsImageEditor } from './about-us-image-editor.tsx';
import { CoversEditor } from './covers-editor.tsx';
import { HomeEditor } from './home-editor.tsx';
import { QuestionsEditor } from './questions-editor.tsx';
import { type Section, sections } from './sections.ts';

type Editors = { [Name in WebDocumentName]: (props: { stored: WebDocument<Name> }) => ReactElement };

const editors: Editors = {
  Home: HomeEditor,
  AboutUs: AboutUsEditor,
  QuestionsAndAnswers: QuestionsEditor,
  Images_portadas: CoversEditor,
  ImagesSections: AboutUsImageEditor,
};

function LoadedEditor<Name extends WebDocumentName>({ name }: { name: Name }) {
  const answer = useSWR<WebDocument<Name>, unknown>(documentToEdit(name));
  // The table has an editor of the right kind for every name, which the compiler cannot follow through `Name`.
  const Editor = editors[name] as (props: { stored: WebDocument<Name> }) => ReactElement;
  return (
    <Loaded answer={answer} waiting={<EditorSkeleton />} failed={messages.loadFailed} stale={false}>
      {(stored) => <Editor stored={stored} />}
    </Loaded>
  );
}

function SectionPage({ section: { name, title, text, page } }: { section: Section }) {
  usePageTitle(title, text);
  return (
    <EditorPage title={title} text={text} page={page}>
      <LoadedEditor key={name} name={name} />
    </EditorPage>
  );
}

function UnknownSection() {
  usePageTitle(messages.unknown, messages.description);
  return (
    <EditorPage title={messages.unknown}>
      <EmptyState
        title={messages.unknownText}
        action={<LinkButton to={contentPages.all}>{messages.back}</LinkButton>}
      />
    </EditorPage>
  );
}

/** One document of the site, in a form of its own. */
export default function DocumentPage() {
  const { section: slug } = useParams();
  const section = sections.find((one) => one.slug === slug);
  return section ? <SectionPage section={section} /> : <UnknownSection />;
}
