import { useEffect, useState } from 'react';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { fetchFile } from '../../../office-kit/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { applicationAdminContent } from './application-admin.content.ts';

const texts = applicationAdminContent.details;
const pdfType = 'application/pdf';
/** The frame has the same size while the file loads, so that nothing below it moves. */
const frameClass = 'h-[80vh] w-full rounded-field border border-line';

interface ResumeViewProps {
  resumeUrl: string;
  name: string;
  contentType: string;
  of: string;
}

/** Shows the résumé in the page if it is a PDF and the browser can show it; otherwise offers the download. */
export function ResumeView({ resumeUrl, name, contentType, of }: ResumeViewProps) {
  const { withSession } = useAdminSession();
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isPdf = contentType === pdfType;
  const shown = isPdf && navigator.pdfViewerEnabled;

  useEffect(() => {
    if (!shown) return;
    let made: string | undefined;
    let left = false;
    async function open() {
      const bytes = await withSession(() => fetchFile(resumeUrl));
      if (left) return;
      // The code sets the type and ignores the file’s own, so that no file is ever shown as a page.
      made = URL.createObjectURL(new Blob([bytes], { type: pdfType }));
      setAddress(made);
    }
    open().catch(() => setFailed(true));
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [shown, resumeUrl, withSession, attempt]);

  if (!isPdf) return <p className="text-dense text-ink-muted">{texts.downloadOnly}</p>;
  if (!shown) return null;
  if (failed) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-dense text-danger">
        {texts.openFailed}
        <Button
          look="outline"
          onClick={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (!address) {
    return (
      <p className={`${frameClass} flex items-center justify-center bg-card text-dense text-ink-muted`}>
        {texts.opening}
      </p>
    );
  }
  return (
    <iframe src={address} title={`${texts.resumeOf} ${of}: ${name}`} className={`${frameClass} bg-white`} />
  );
}
