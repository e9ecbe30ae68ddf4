import type { WebDocument, WebDocumentName } from '@bitacora/contracts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { documentToEdit } from '../addresses.ts';
import { EditorPage, EditorSkeleton } from '../editor-page.tsx';
import { words } from '../words.ts';
import { AboutUsEditor } from './about-us-editor.tsx';
import { AboutUsImageEditor } from './about-us-image-editor.tsx';
import { CoversEditor } from './covers-editor.tsx';
import { HomeEditor } from './home-editor.tsx';
import { QuestionsEditor } from './questions-editor.tsx';
import { type Section, sections } from './sections.ts';
import { TestimonialsEditor } from './testimonials-editor.tsx';

type Editors = { [Name in WebDocumentName]: (props: { stored: WebDocument<Name> }) => ReactElement };

const editors: Editors = {
  Home: HomeEditor,
  AboutUs: AboutUsEditor,
  QuestionsAndAnswers: QuestionsEditor,
  Testimonials: TestimonialsEditor,
  Images_portadas: CoversEditor,
  ImagesSections: AboutUsImageEditor,
};

function LoadedEditor<Name extends WebDocumentName>({ name }: { name: Name }) {
  const answer = useSWR<WebDocument<Name>, unknown>(documentToEdit(name));
  // The table has an editor of the right kind for every name, which the compiler cannot follow through `Name`.
  const Editor = editors[name] as (props: { stored: WebDocument<Name> }) => ReactElement;
  return (
    <Loaded answer={answer} waiting={<EditorSkeleton />} failed={words.loadFailed} stale={false}>
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
  usePageTitle(words.unknown, words.description);
  return (
    <EditorPage title={words.unknown}>
      <EmptyState title={words.unknownText} action={<LinkButton to={paths.content}>{words.back}</LinkButton>} />
    </EditorPage>
  );
}

/** One document of the site, in a form of its own. */
export default function DocumentPage() {
  const { section: slug } = useParams();
  const section = sections.find((one) => one.slug === slug);
  return section ? <SectionPage section={section} /> : <UnknownSection />;
}
