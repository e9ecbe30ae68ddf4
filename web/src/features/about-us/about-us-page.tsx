import { aboutUsDefault, sectionImagesDefault } from '@bitacora/contracts/page-defaults';
import { useAgency } from '../../lib/agency.ts';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Advisers } from './advisers.tsx';
import { HorizonDrawing } from './horizon-drawing.tsx';
import { Testimonials } from './testimonials.tsx';
import { words } from './words.ts';

/** The picture of the section, in a place that is there before it. */
function AgencyPicture() {
  const images = useWebDocument('ImagesSections', sectionImagesDefault);
  const image = images?.images.aboutUs;
  const frame = 'aspect-16/9 w-full rounded-card md:aspect-4/3';
  if (!images) return <Skeleton className={frame} />;
  if (!image) return <HorizonDrawing className={frame} />;
  return (
    <Picture
      image={image}
      sizes="(min-width: 1152px) 520px, (min-width: 768px) 46vw, calc(100vw - 2rem)"
      priority
      className={frame}
    />
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <section className="border-t-4 border-sun pt-4">
      <h2 className="text-title font-bold tracking-tight">{title}</h2>
      <p className="mt-2 text-lead leading-relaxed whitespace-pre-line">{text}</p>
    </section>
  );
}

/** Who the agency is: its picture, vision and mission from the document store (product 2.4). */
export default function AboutUsPage() {
  usePageTitle(words.title, words.description);
  const texts = useWebDocument('AboutUs', aboutUsDefault);
  const { data: agency } = useAgency();
  return (
    <PageFrame title={words.title}>
      {/* The picture is whole in the first view of every screen, with the first words below it or at its side. */}
      <div className="grid items-center gap-x-12 gap-y-5 md:grid-cols-2">
        <AgencyPicture />
        {texts ? (
          <p className="text-lead leading-relaxed whitespace-pre-line">{texts.introduction}</p>
        ) : (
          <Skeleton className="h-48" />
        )}
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {texts ? (
          <>
            <Statement title={words.vision} text={texts.vision} />
            <Statement title={words.mission} text={texts.mission} />
          </>
        ) : (
          [1, 2].map((statement) => <Skeleton key={statement} className="h-44" />)
        )}
      </div>
      {texts && <Advisers advisers={texts.advisers} />}
      <Testimonials />
      <section className="mt-12 flex flex-col gap-5 rounded-card border border-line bg-white p-6 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 className="text-subtitle font-bold">{words.visit.title}</h2>
          {agency && (
            <p className="mt-2 text-ink-soft">
              {agency.address}
              <br />
              <span className="tabular">
                {[
                  words.visit.ruc(agency.ruc),
                  agency.registration_number && words.visit.registration(agency.registration_number),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <LinkButton to={paths.contacts}>{words.visit.contacts}</LinkButton>
          <LinkButton to={paths.tours} look="secondary">
            {words.visit.tours}
          </LinkButton>
        </div>
      </section>
    </PageFrame>
  );
}
