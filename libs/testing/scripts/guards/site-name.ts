import type { Guard } from '../guard.ts';

/** A site that is called as its agency. */
export const siteName: readonly Guard[] = [
  {
    name: "the agency's own name in the title of a page",
    file: 'web/src/lib/page-title.ts',
    replace: [['siteNameOf(useAgency().data)', '(useAgency(), siteNameOf(null))']],
    suite: 'web/test/components/app/pages.test.tsx',
    test: 'a page has the name of its agency in its title',
    project: 'web',
  },
  {
    name: "the agency's own name in what is shown with a shared link",
    file: 'bff/src/web/pages.ts',
    replace: [['siteName: siteNameOf(agency)', 'siteName: siteNameOf(null)']],
    suite: 'bff/test/integration/edge.test.ts',
    test: 'a page is named as its agency in everything that shows a name',
  },
];
