import { indianNumber } from 'domain/text/number.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { rowActionClass } from '../../../office-kit/list/delete-button.tsx';
import { saveFile } from '../../../office-kit/save-file.ts';
import { applicationAdminContent as texts } from './application-admin.content.ts';

interface ResumeButtonProps {
  application: { fullName: string; resumeUrl: string; resume: { name: string; bytes: number } };
}

/** Downloads a résumé under the name from the server. */
export function ResumeButton({ application }: ResumeButtonProps) {
  const { withSession } = useAdminSession();
  const [loading, setLoading] = useState(false);
  const { fullName, resumeUrl, resume } = application;

  async function download() {
    setLoading(true);
    try {
      await withSession(() => saveFile(resumeUrl, resume.name));
    } catch {
      showToast({ tone: 'danger', text: texts.downloadFailed });
    }
    setLoading(false);
  }

  return (
    <button
      type="button"
      disabled={loading}
      title={`${resume.name}, ${indianNumber(Math.ceil(resume.bytes / 1024))} kB`}
      onClick={() => void download()}
      className={`${rowActionClass} gap-1.5`}
    >
      <Download aria-hidden="true" className="size-4" />
      {texts.download}
      <span className="sr-only"> résumé of {fullName}</span>
    </button>
  );
}
