import { ArrowRight, Search } from 'lucide-react';
import { Form, Link } from 'react-router-dom';
import { EmailForm } from '../../features/contact/email-form.tsx';
import { Button } from '../../ui/button.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { independentFloors } from '../portfolio/portfolio-pictures.ts';
import { serviceContent } from '../service/service.content.ts';
import { serviceDetailsContent } from './service-details.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

const headingClass = 'text-lg';

/** Search, the six services, the newsletter, and a link to the homes. */
export function ServiceSidebar() {
  const own = useTexts('service', serviceContent);
  const { pictures, search, services, newsletter, banner } = useTexts(
    'serviceDetails',
    serviceDetailsContent,
  );
  return (
    <aside aria-label={services} className="grid content-start gap-10">
      <Form role="search" action="/shop-left-sidebar" className="flex gap-2">
        <input
          type="search"
          name="q"
          aria-label={search.label}
          placeholder={search.placeholder}
          className="min-h-11 min-w-0 flex-1 rounded-field border border-field-line/55 bg-card px-3.5 text-base placeholder:text-ink-muted hover:border-field-line"
        />
        <Button type="submit" className="px-3.5" aria-label={search.submit}>
          <Search aria-hidden="true" className="size-5" />
        </Button>
      </Form>
      <nav aria-labelledby="all-services">
        <h2 id="all-services" className={headingClass}>
          {services}
        </h2>
        <ul className="mt-3 border-t border-line">
          {own.cards.map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={`/service#${id}`}
                className="group flex min-h-12 items-center justify-between gap-3 font-medium hover:text-pine"
              >
                {title}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 text-ink-muted transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-pine"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-labelledby="newsletter-title"
        className="rounded-card border border-line bg-card p-5 md:p-6"
      >
        <h2 id="newsletter-title" className={headingClass}>
          {newsletter.title}
        </h2>
        <p className="mt-1.5 mb-5 text-sm text-ink-muted">{newsletter.line}</p>
        <EmailForm
          id="newsletter"
          label={newsletter.label}
          submit={newsletter.submit}
          thanks={newsletter.thanks}
        />
      </section>
      <Link to="/shop" className="group relative isolate block overflow-hidden rounded-card text-on-band">
        <StaticPicture
          image={independentFloors}
          chosen={pictures.banner}
          decorative
          sizes="(width >= 64rem) 560px, 88vw"
          className="aspect-4/5 w-full transition-transform duration-250 ease-out group-hover:scale-[1.025] max-lg:aspect-3/2"
        />
        <span className="absolute inset-0 bg-linear-to-t from-footer-ink from-5% to-transparent to-70%" />
        <span className="absolute inset-x-0 bottom-0 p-6">
          <span className="block font-heading text-xl font-semibold text-balance">{banner.title}</span>
          <span className="mt-2 inline-flex items-center gap-2 text-sm font-semibold underline-offset-4 group-hover:underline">
            {banner.link}
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
        </span>
      </Link>
    </aside>
  );
}
