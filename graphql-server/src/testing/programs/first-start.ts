import { readConfig } from '../../start/config.ts';
import { openProduct } from '../../start/product.ts';

// Opens the product as a start does, for tests that run several such processes or kill one.
const product = await openProduct(readConfig(process.env));
console.log('open');
await product.close();
process.exit(0);
