import { aboutUsDefault, sectionImagesDefault } from '@bitacora/contracts/page-defaults';
import { useWebDocument } from '../../lib/content/use-web-document.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Advisers } from './advisers.tsx';
import { HorizonDrawing } from './horizon-drawing.tsx';
import { Testimonials } from './testimonials.tsx';
import { Visit } from './visit.tsx';
import { words } from './words.ts';

/** On a desk all words stand at the picture's side. */
const layout =
  'grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-10 lg:grid-rows-[auto_1fr] lg:gap-y-6 short:sm:grid-cols-2 short:gap-x-6';

/** The picture of the section, in a place that is there before it. */
function AgencyPicture() {
  const images = useWebDocument('ImagesSections', sectionImagesDefault);
  const image = images?.images.aboutUs;
  const frame = 'aspect-16/9 w-full rounded-card md:aspect-4/3 lg:row-span-2 short:sm:aspect-4/3';
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
    <section className="border-t-4 border-sun pt-3">
      <h2 className="text-title font-bold tracking-tight">{title}</h2>
      <p className="mt-2 text-lead leading-relaxed whitespace-pre-line">{text}</p>
    </section>
  );
}

/** Who the agency is: its picture, vision and mission from the document store (product 2.4), and its facts. */
export default function AboutUsPage() {
  usePageTitle(words.title, words.description);
  const texts = useWebDocument('AboutUs', aboutUsDefault);
  return (
    <PageFrame title={words.title}>
      {/* The picture is whole in the first view of every screen, with the first words below it or at its side. */}
      <div className={layout}>
        <AgencyPicture />
        {texts ? (
          <p className="self-center text-lead leading-relaxed whitespace-pre-line lg:self-start">
            {texts.introduction}
          </p>
        ) : (
          <Skeleton className="h-48 lg:h-28" />
        )}
        <div className="grid content-start gap-x-12 gap-y-8 md:col-span-2 md:max-lg:grid-cols-2 lg:col-span-1">
          {texts ? (
            <>
              <Statement title={words.vision} text={texts.vision} />
              <Statement title={words.mission} text={texts.mission} />
            </>
          ) : (
            [1, 2].map((statement) => <Skeleton key={statement} className="h-36" />)
          )}
        </div>
      </div>
      {texts && <Advisers advisers={texts.advisers} />}
      <Testimonials />
      <Visit />
    </PageFrame>
  );
}
