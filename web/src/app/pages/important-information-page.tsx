import { ImportantInformationPage } from '../../features/important-information/important-information-page.tsx';
import { paths } from '../paths.ts';

export default function ImportantInformationWithLinks() {
  return <ImportantInformationPage contactsPath={paths.contacts} />;
}
