import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { busyMs, turn } from '../base/watch/busy.ts';
import type { AppContext } from '../base/context.ts';
import { counter } from '../base/watch/metrics.ts';
import { settings } from '../features/company/site-settings.service.ts';
import { maxQuestionBytes, requestText } from '../cache/request-text.ts';
import { countRequest, newRequestId } from './exchange.ts';
import { ownDocument } from './graphql/own-documents.ts';
import { problemOf, problemType, tellsProblems } from './problem.ts';
import { busyPage, busySentence } from './shed-page.ts';
import type { Company } from './shed-page.ts';

const shed = counter('ahg_shed_total', 'Requests refused because there were too many.', ['who']);

const retryAfterSeconds = 5;
const rememberMs = 60_000;
/** What the office and senders of forms bear more than readers. */
const patience = 4;
/** The part of SHED_AT_REQUESTS that may begin in each turn of a process that is late: it always gets something done. */
const partWhileLate = 1 / 20;

/** Who waits for an answer: supervisors always get one; readers are refused before the office and senders of forms. */
type Who = 'supervisor' | 'reader' | 'worker';

/**
 * Refuses requests before any work while this process has too much to do. Answers kept in memory do not come here: a
 * refusal would cost as much.
 */
export interface Shedder {
  /** Answers 503 with the `base` headers if this request is one too many; false lets it go on. */
  refuses(request: IncomingMessage, response: ServerResponse): boolean;
}

export function createShedder(context: AppContext, base: OutgoingHttpHeaders): Shedder {
  const { requests: mostRequests, lagMs: mostLagMs } = context.config.shedding ?? { requests: 0, lagMs: 0 };
  const reading = new Set<ServerResponse>();
  const begun = { turn: 0, count: 0 };
  let company: Company | undefined;
  let rememberedAt = -Infinity;

  /** How many readers have begun in this turn. */
  function begunNow(): number {
    return begun.turn === turn() ? begun.count : 0;
  }

  /**
   * Whether so many readers wait for the beginning of their answers, or came at once: answers made without the database
   * wait for each other, too. Those that only read slowly cost nothing.
   */
  function areTooMany(): boolean {
    if (!mostRequests) return false;
    if (begunNow() >= mostRequests) return true;
    if (reading.size < mostRequests) return false;
    let waiting = 0;
    for (const { headersSent } of reading) if (!headersSent) waiting += 1;
    return waiting >= mostRequests;
  }

  function isTooMuchFor(who: Who): boolean {
    if (who === 'supervisor') return false;
    const lagMs = mostLagMs ? busyMs() : 0;
    const isVeryLate = lagMs > mostLagMs * patience;
    if (who === 'worker' || isVeryLate) return isVeryLate;
    return (lagMs > mostLagMs && begunNow() >= Math.floor(mostRequests * partWhileLate)) || areTooMany();
  }

  /** Notes the name and the phone of the company for the page, at most once a minute. */
  function remember(): void {
    if (performance.now() - rememberedAt < rememberMs) return;
    rememberedAt = performance.now();
    const visitor = { ...context, requestId: '', address: '', userAgent: '', admin: null };
    settings(visitor).then(
      ({ companyName, phones }) => (company = { name: companyName, phone: phones[0] }),
      () => undefined,
    );
  }

  return {
    refuses(request, response) {
      const who = whoAsks(request);
      if (!isTooMuchFor(who)) {
        if (who === 'reader') {
          remember();
          if (begun.turn !== turn()) Object.assign(begun, { turn: turn(), count: 0 });
          begun.count += 1;
          reading.add(response);
          response.once('close', () => reading.delete(response));
        }
        return false;
      }
      shed.add(who === 'worker' ? 'office and forms' : 'readers');
      const url = request.url ?? '';
      countRequest(url, 503, 0);
      const { type, body } = refusalFor(request, company);
      response
        .writeHead(503, {
          ...base,
          ...{ 'Retry-After': retryAfterSeconds, 'X-Request-Id': newRequestId() },
          ...{ 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': Buffer.byteLength(body) },
          // The rest of a large body is not read. A new connection would cost more than a small one.
          ...(!isSmall(request) && { Connection: 'close' }),
        })
        .end(request.method === 'HEAD' ? undefined : body);
      if (isSmall(request)) request.resume();
      return true;
    },
  };
}

const forSupervisors = /^\/(?:healthz|readyz|metrics)(?:$|\?)/;
/** Files of the pages; a page without them is worse than none. */
const filesOfPages = /^\/(?:assets\/|sw\.js|favicon|manifest)/;
const documentId = /"documentId":"([^"]+)"/;
const ownQuestion = /^query\b/;
const question = /"query":"(?:\\[nrt]|\s)*(?:query\b|fragment\b|\{)/;

/** Tells who asks by what is there before any work: a token counts unread, for it only moves the mark. */
function whoAsks(request: IncomingMessage): Who {
  const { method = '', url = '', headers } = request;
  if (forSupervisors.test(url)) return 'supervisor';
  if (headers.authorization || filesOfPages.test(url)) return 'worker';
  if (method === 'GET' || method === 'HEAD') return 'reader';
  return url.startsWith('/graphql') && isQuestion(requestText(request) ?? '') ? 'reader' : 'worker';
}

function isQuestion(body: string): boolean {
  const [, id] = documentId.exec(body) ?? [];
  return id ? ownQuestion.test(ownDocument(id) ?? '') : question.test(body);
}

/** Whether nothing is left to read, or so little that reading it is no work. */
function isSmall({ complete, method, headers }: IncomingMessage): boolean {
  return complete || method === 'GET' || Number(headers['content-length']) <= maxQuestionBytes;
}

function refusalFor({ url = '', headers }: IncomingMessage, company?: Company) {
  const json = 'application/json';
  if (url.startsWith('/graphql')) {
    const extensions = { code: 'SERVICE_UNAVAILABLE' };
    return { type: json, body: JSON.stringify({ errors: [{ message: busySentence, extensions }] }) };
  }
  if (tellsProblems(url)) {
    const problem = problemOf({ status: 503, code: 'SERVICE_UNAVAILABLE', message: busySentence });
    return { type: problemType, body: JSON.stringify(problem) };
  }
  if (!headers.accept?.includes('text/html'))
    return { type: json, body: JSON.stringify({ message: busySentence }) };
  return { type: 'text/html', body: busyPage(company) };
}
