import { readPicture } from 'domain/site/picture-text.ts';
import { HomeSearch } from '../../features/property/search/home-search.tsx';
import { useTexts } from '../../lib/site-texts.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Skyline } from '../../ui/pictures/skyline.tsx';
import hero1600Avif from './hero-1600.avif';
import hero1600Webp from './hero-1600.webp';
import hero2400Avif from './hero-2400.avif';
import hero960Avif from './hero-960.avif';
import hero960Webp from './hero-960.webp';
import heroPhone1080 from './hero-phone-1080.avif';
import heroPhone720 from './hero-phone-720.avif';
import heroPhone840 from './hero-phone-840.avif';
import { homeContent } from './home.content.ts';

/** A full-width photograph, the headline on a pale wash, and the search at its foot. */
export function Hero() {
  const { pictures, hero } = useTexts('home', homeContent);
  const { title, line } = hero;
  const own = readPicture(pictures.top);
  return (
    <>
      {/* The suggestions of the search lie on the skyline. */}
      <section className="relative isolate z-1 md:-mt-16.25">
        {own ? (
          <Picture image={own} sizes="100vw" eager className={photo} />
        ) : (
          <picture>
            <source media="(prefers-reduced-data: reduce)" type="image/avif" srcSet={heroPhone720} />
            <source
              media="(width < 30rem)"
              type="image/avif"
              srcSet={`${heroPhone720} 720w, ${heroPhone840} 840w, ${heroPhone1080} 1080w`}
              sizes={phoneSizes}
              width={1080}
              height={1037}
            />
            <source
              type="image/avif"
              srcSet={`${hero960Avif} 960w, ${hero1600Avif} 1600w, ${hero2400Avif} 2400w`}
              sizes={sizes}
            />
            <source type="image/webp" srcSet={`${hero960Webp} 960w, ${hero1600Webp} 1600w`} sizes={sizes} />
            <img
              src={hero1600Webp}
              alt=""
              width={2400}
              height={1200}
              fetchPriority="high"
              className={`${photo} bg-pine-soft object-cover object-[92%_50%] md:object-[20%_35%] xl:object-[60%_8%]`}
            />
          </picture>
        )}
        <div
          className={`${photoBox} -z-10 bg-linear-to-b from-paper via-paper/40 via-15% to-paper/0 to-35% md:bg-linear-to-r md:from-paper md:from-15% md:via-paper/80 md:via-40% md:to-paper/0 md:to-65%`}
        />
        {/* The header lies on it. */}
        <div className="absolute inset-x-0 top-0 -z-10 h-28 bg-linear-to-b from-paper/90 to-paper/0 max-md:hidden" />
        <div className="container-page pt-12 md:pt-44">
          <h1 className="max-w-[11ch] text-4xl md:max-w-[12ch]">{title}</h1>
          <p className="mt-5 max-w-[34ch] text-lg text-ink md:text-ink-muted">{line}</p>
          <div className="mt-44 md:mt-48 min-[90rem]:mt-64">
            <HomeSearch />
          </div>
        </div>
      </section>
      <Skyline className="mt-8 opacity-40!" />
    </>
  );
}

/**
 * The headline is above the photograph on phones, and on top of it from tablets up; the search covers the
 * photograph’s foot.
 */
const photoBox = 'absolute inset-x-0 top-50 h-[calc(100%-20.5rem)] w-full md:top-0 md:h-[calc(100%-3rem)]';

const photo = `${photoBox} -z-20`;

/** The photograph fills its box, whose height decides on all but the widest screens. Phones get the part that they show. */
const sizes = '(width >= 48rem) max(100vw, 1600px), max(100vw, 916px)';
/** A little less than the 477 pixels that it fills, as with `phoneWidth`. */
const phoneSizes = '410px';
