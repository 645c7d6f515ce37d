import { formTokenField } from './form-token.ts';
import type { FormTokens } from './form-token.ts';
import { readTexts } from './visitor-form.ts';

const sentence =
  'This page was open for too long, so nothing was sent. What you typed is still here: please send it once more.';

/** The opening tag of a form that can be sent without JavaScript. */
const formTag = /<form\b[^>]*\bmethod="post"[^>]*>/g;

/**
 * Puts the token into each form of a page; all of them are sent to its own path. React leaves hidden fields in place that
 * it does not know, so that no code in the browser deals with tokens; forms that JavaScript sends need none.
 */
export function withFormTokens({ sign }: FormTokens, html: string, path: string): string {
  return html.replace(
    formTag,
    (tag) => `${tag}<input type="hidden" name="${formTokenField}" value="${sign(path)}"/>`,
  );
}

/** The outcome of a form without a valid token: nothing is sent, and everything typed is still there. */
export function refuseOldForm({ accepts }: FormTokens, form: FormData, path: string) {
  const token = form.get(formTokenField);
  if (typeof token === 'string' && accepts(token, path)) return undefined;
  const error = { message: sentence, fields: {}, code: 'BAD_USER_INPUT' };
  return { error, values: readTexts(form) };
}
