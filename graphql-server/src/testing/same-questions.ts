import fc from 'fast-check';

// A check of the same commit asks the same random questions, so that a green commit stays green. `npm test -- --newest` asks
// new ones; a failure prints its seed.
if (process.env.RANDOM_QUESTIONS !== 'new') fc.configureGlobal({ seed: 1 });
