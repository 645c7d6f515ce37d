import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** A long test is a small file that takes as long as several others. */
const longCounts = 5;

/**
 * Begins the files of a project with the largest, as Vitest does where it knows no durations, but a long test earlier than its
 * size says: one that begins among the last keeps one worker busy while the others have nothing left to do.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inProjects = await super.sort(files);
    const weights = new Map(files.map((file) => [file, weightOf(file)]));
    const projects = [...new Set(inProjects.map(({ project }) => project))];
    return projects.flatMap((project) =>
      inProjects
        .filter((file) => file.project === project)
        .sort((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0)),
    );
  }
}

function weightOf({ moduleId }: TestSpecification): number {
  return statSync(moduleId).size * (moduleId.endsWith('.long.test.ts') ? longCounts : 1);
}
