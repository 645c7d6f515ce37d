import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { UspCards } from '../usp-cards.tsx';
import { balcony } from './whychooseus-pictures.ts';
import { whychooseusContent } from './whychooseus.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['whychooseus', 'usp'];

/** A full-width picture with the six reasons over its lower edge. */
export function Component() {
  const { pictures, title, description, line } = useTexts('whychooseus', whychooseusContent);
  return (
    <>
      <PageMeta title={title} description={description} canonical="/whychooseus" />
      <div className="container-page">
        <PageIntro crumb={title} title={title} line={line} />
      </div>
      <StaticPicture
        image={balcony}
        chosen={pictures.top}
        eager
        decorative
        sizes="100vw"
        className="mt-10 h-64 w-full object-[50%_60%] md:h-112"
      />
      <div className="relative md:-mt-40">
        <UspCards withHeading={false} />
      </div>
    </>
  );
}
