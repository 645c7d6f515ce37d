import { FileDown, Forward, Printer } from 'lucide-react';
import { useInBrowser } from '../../../lib/browser/in-browser.ts';
import { whatsAppShareLink } from 'domain/text/links.ts';
import { costSheetContent } from 'domain/cost/cost-sheet.content.ts';

const texts = costSheetContent.share;
const buttonClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-field text-xs font-semibold text-pine underline-offset-4 hover:underline';

interface CostActionsProps {
  text: string;
  /** The whole address of the sheet with its choices; undefined where the site has none. */
  address?: string;
  /** The PDF of the same sheet. */
  pdf: string;
}

/** Sends the sheet with its choices to a chat, downloads it as a PDF, or prints it. */
export function CostActions({ text, address, pdf }: CostActionsProps) {
  const inBrowser = useInBrowser();
  const url = address ?? (inBrowser ? window.location.href : '');
  return (
    <div className="mt-3 flex flex-wrap justify-between gap-x-3 border-t border-line print:hidden">
      <a
        href={whatsAppShareLink([text, url].filter(Boolean).join('\n'))}
        rel="noopener"
        className={buttonClass}
      >
        <Forward aria-hidden="true" className="size-4" />
        {texts.whatsApp}
      </a>
      <a href={pdf} download="cost-sheet.pdf" className={buttonClass}>
        <FileDown aria-hidden="true" className="size-4" />
        {texts.pdf}
      </a>
      <button
        type="button"
        onClick={() => window.print()}
        className={`${buttonClass} [@media(scripting:none)]:hidden`}
      >
        <Printer aria-hidden="true" className="size-4" />
        {texts.print}
      </button>
    </div>
  );
}
