import { AboutUsPage } from '../../features/about-us/about-us-page.tsx';
import { paths } from '../paths.ts';

export default function AboutUsWithLinks() {
  return <AboutUsPage contactsPath={paths.contacts} toursPath={paths.tours} />;
}
