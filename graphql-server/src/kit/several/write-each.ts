import type { ObjectId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { answerFor, badField } from '../../base/errors.ts';
import type { WriteReport, WriteReports } from './write-report.type.ts';

/** The most items of one list of writes. */
export const mostWritten = 100;

/**
 * Writes the items of a list one after another, each by itself, and reports what became of it: the id of what was written, or why it was
 * refused. Throws BAD_USER_INPUT for an empty list and for more than 100 items.
 */
export async function writeEach<Item>(
  context: Context,
  items: readonly Item[],
  write: (item: Item) => Promise<{ _id: ObjectId }>,
): Promise<WriteReports> {
  if (items.length === 0) throw badField('items', 'Please send at least one item.');
  if (items.length > mostWritten)
    throw badField('items', `Please send at most ${mostWritten} items at once.`);
  const reports: WriteReport[] = [];
  for (const [index, item] of items.entries())
    reports.push({ index, ...(await report(context, item, write)) });
  return { reports };
}

async function report<Item>(
  context: Context,
  item: Item,
  write: (item: Item) => Promise<{ _id: ObjectId }>,
): Promise<Omit<WriteReport, 'index'>> {
  try {
    const { _id: id } = await write(item);
    return { id, code: null, message: null, fields: [] };
  } catch (error) {
    const { code, message, fields = {} } = answerFor(error, context.log, context.requestId);
    const wrong = Object.entries(fields).map(([name, sentence]) => ({ name, message: sentence }));
    return { id: null, code, message, fields: wrong };
  }
}
