import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { removeSampleOpenings } from '../../features/application/job-opening.service.ts';
import { hideSamplePages } from '../../features/block/block.service.ts';
import { removeSampleFacts } from '../../features/company/company-facts.service.ts';
import { ActivityVerb } from '../../kit/change/activity-log.ts';
import { changeItems } from '../../kit/bulk.ts';
import { collectionOf } from '../../kit/noun.ts';
import { contentKinds, itemKinds } from '../item-kind.ts';

const stillSample = { deleted: false, sample: true } as const;

/** The number of sample items on the site. */
export async function sampleContentCount(context: AppContext): Promise<number> {
  const counts = await Promise.all(
    contentKinds.map((kind) => collectionOf(context, itemKinds[kind].noun).countDocuments(stillSample)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Moves all sample content to the trash, where it can be restored for 30 days, and answers the
 * number of items. Sample job openings leave the list too, pages say no sample fact of the company, and those with invented stories are hidden.
 */
export async function removeSampleContent(context: Context): Promise<number> {
  await removeSampleOpenings(context);
  await removeSampleFacts(context);
  let removed = 0;
  for (const kind of contentKinds) {
    let remaining: number;
    do {
      const outcome = await changeItems(
        context,
        itemKinds[kind].noun,
        { matching: {} },
        {
          from: stillSample,
          values: { deleted: true, deletedAt: timeNow() },
          done: { deleted: true },
          verb: ActivityVerb.DELETED,
        },
      );
      removed += outcome.doneIds.length;
      remaining = outcome.remaining;
    } while (remaining > 0);
  }
  if (removed > 0) await hideSamplePages(context);
  return removed;
}
