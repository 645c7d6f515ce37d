import type { MailServer } from './mail-settings.ts';
import { PrivateHostError } from './mail-host.ts';

interface SmtpError {
  code: string;
  command: string;
  responseCode: number;
  response: string;
  message: string;
}

const maxAnswer = 300;
const certificateCodes = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY))/;
const certificateText = /certificate|altnames/i;

/** Says in words that a person can act on why a mail server did not take an e-mail; never with the password. */
export function mailWords(error: unknown, server: MailServer, patienceMs: number): string {
  return withoutPassword(wordsOf(error, server, patienceMs), server);
}

function wordsOf(error: unknown, server: MailServer, patienceMs: number): string {
  if (error instanceof PrivateHostError || !(error instanceof Error)) return String(errorText(error));
  const { host, port } = server;
  const place = `${host}:${port}`;
  const { code = '', command = '', response = '', message } = error as Partial<SmtpError> & Error;
  const answer = response ? ` It answered: ${response.slice(0, maxAnswer)}` : '';
  if (code === 'EAUTH') {
    return response
      ? 'The server refused the user or the password. Please check both; some providers ask for an app password.'
      : 'The server offers no login method that we support. Please check server, port and encryption.';
  }
  if (certificateCodes.test(code) || certificateText.test(message))
    return `The certificate of ${host} is not valid for this name, or not signed by a known authority. Please check the name of the server. (${message.slice(0, maxAnswer)})`;
  if (code === 'ETIMEDOUT' || error.name === 'TimeoutError' || error.name === 'AbortError')
    return `No answer from ${place} within ${Math.round(patienceMs / 1000)} s. Please check server, port and encryption.`;
  if (code === 'EDNS' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `There is no server named ${host}. Please check the name.`;
  if (message.includes('ECONNREFUSED'))
    return `${place} refused the connection. Please check server and port.`;
  if (code === 'ETLS' || /wrong version number|SSL routines/i.test(message))
    return `${place} did not begin the encryption. Port 465 usually needs TLS from the start, port 587 STARTTLS.${answer}`;
  if (command === 'MAIL FROM')
    return `The server refused the sender. Please use an address that its account may send from.${answer}`;
  if (command === 'RCPT TO') return `The server refused a recipient.${answer}`;
  if (response) return `The server refused the e-mail.${answer}`;
  if (code === 'ECONNECTION' || code === 'ESOCKET')
    return `The connection to ${place} ended early. Please check port and encryption.`;
  return message;
}

function errorText(error: unknown): unknown {
  return error instanceof Error ? error.message : error;
}

/** A mail server may repeat what we sent, so no sentence contains the password, plain or encoded. */
function withoutPassword(sentence: string, { user, password }: MailServer): string {
  if (!password) return sentence;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const forms = [password, base64(password), base64(`\0${user ?? ''}\0${password}`)];
  return forms.reduce((text, form) => text.replaceAll(form, '…'), sentence);
}
