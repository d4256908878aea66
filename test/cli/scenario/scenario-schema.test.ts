import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crunch, crunchJson } from '#test/cli/crunch.ts';

const published = () =>
  JSON.parse(readFileSync('docs/scenarios/schema/scenario.schema.json', 'utf8'));

describe('crunch scenario schema', () => {
  it('[CLI-03] prints what is published for editors', async () => {
    const { code, data } = await crunchJson(['scenario', 'schema']);
    expect(code).toBe(0);
    expect(data).toEqual(published());
    expect(JSON.parse((await crunch(['scenario', 'schema'])).stdout)).toEqual(data);
  });

  it('[CLI-03] knows the fields of steps and refuses others', () => {
    const { properties, required, additionalProperties } = published();
    expect([required, additionalProperties]).toEqual([['steps'], false]);
    const [step, include] = properties.steps.items.anyOf;
    expect(Object.keys(step.properties)).toEqual(
      expect.arrayContaining(['use', 'with', 'as', 'at', 'fault', 'expect', 'capture', 'repeat']),
    );
    expect([step.required, step.additionalProperties]).toEqual([['use'], false]);
    expect(include.required).toEqual(['include']);
    expect(step.properties.expect.properties.exit).toMatchObject({ minimum: 0, maximum: 5 });
  });
});
