import { Suspense, useState } from 'react';
import { isShown, useTexts } from '../../lib/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Skyline } from '../../ui/pictures/skyline.tsx';
import { consultationContent } from './enquiry/consultation.content.ts';

/** Fetched when the dialog first opens. */
const ConsultationForm = onDemand(async () => (await import('./consultation-form.tsx')).ConsultationForm);

/** “Get Free Consultation”: the banner above the footer. Without JavaScript, its button leads to the contact page. */
export function ConsultationBanner() {
  const texts = useTexts('consultation', consultationContent);
  const [open, setOpen] = useState(false);
  if (!isShown(texts)) return null;
  const { title, line, button } = texts;
  return (
    <section aria-labelledby="consultation" className="section-gap bg-band text-on-band">
      <div className="container-page flex flex-wrap items-center justify-between gap-3 pt-4 pb-2 md:pt-14">
        <div>
          <h2 id="consultation" className="text-lg md:text-2xl">
            {title}
          </h2>
          <p className="mt-1 max-w-[46ch] text-on-band-muted max-md:hidden md:mt-3">{line}</p>
        </div>
        <ButtonLink
          to="/contact"
          look="light"
          data-held
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {button}
        </ButtonLink>
      </div>
      <Skyline />
      <Dialog open={open} onClose={() => setOpen(false)} title={title} holdsForm>
        <Suspense>
          <ConsultationForm onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </section>
  );
}
