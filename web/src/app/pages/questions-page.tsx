import { QuestionsPage } from '../../features/questions/questions-page.tsx';
import { paths } from '../paths.ts';

export default function QuestionsWithLinks() {
  return <QuestionsPage contactsPath={paths.contacts} importantPath={paths.importantInformation} />;
}
