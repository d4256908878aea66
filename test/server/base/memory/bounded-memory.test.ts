import { describe, expect, it } from 'vitest';
import {
  dataBytes,
  entryBytes,
  makeBoundedMemory,
  ownBuffer,
} from '#server/base/host/bounded-memory.ts';
import { bytesInUse } from '#test/server/base/memory/collected-heap.ts';

const megabyte = 1024 * 1024;

describe('a bounded memory', () => {
  const texts = (mostBytes: number) =>
    makeBoundedMemory<{ readonly text: string }>({ mostBytes, bytesOf: dataBytes });

  it('counts what an entry costs beside its value, and stays under its bound', () => {
    const memory = texts(100 * entryBytes);
    memory.get('1', 'begin');
    for (let number = 0; number < 20_000; number += 1) memory.keep('1', `${number}`, { text: '' });
    expect(memory.bytes).toBeLessThanOrEqual(100 * entryBytes);
    const kept = Array.from({ length: 20_000 }, (_, at) => memory.get('1', `${at}`));
    const found = kept.filter((value) => value !== undefined);
    expect(found.length).toBeGreaterThan(50);
    expect(found.length).toBeLessThan(100);
  });

  it('keeps no key, however long it is', () => {
    const memory = texts(megabyte);
    const before = bytesInUse();
    memory.get('1', 'begin');
    for (let number = 0; number < 2000; number += 1) {
      memory.keep('1', `${number} ${'x'.repeat(26_000)}${number}`, { text: '' });
    }
    expect(bytesInUse() - before).toBeLessThan(8 * megabyte);
    expect(memory.get('1', `7 ${'x'.repeat(26_000)}7`)).toEqual({ text: '' });
  });

  it('makes once for all who ask, again after a failure and for another version', async () => {
    const memory = texts(megabyte);
    let made = 0;
    const make = async () => {
      made += 1;
      if (made === 1) throw new Error('no');
      return { text: `${made}` };
    };
    await expect(memory.of('1', 'a', make)).rejects.toThrow('no');
    expect(await Promise.all([memory.of('1', 'a', make), memory.of('1', 'a', make)])).toEqual([
      { text: '2' },
      { text: '2' },
    ]);
    expect(await memory.of('2', 'a', make)).toEqual({ text: '3' });
  });

  it('gives what is no longer fresh to nobody, and keeps only what is to be kept', async () => {
    let isFresh = true;
    const memory = makeBoundedMemory<{ readonly text: string }>({
      mostBytes: megabyte,
      bytesOf: dataBytes,
      isFresh: () => isFresh,
      isKept: ({ text }) => text !== 'bad',
    });
    await memory.of('1', 'a', async () => ({ text: 'bad' }));
    expect(await memory.of('1', 'a', async () => ({ text: 'good' }))).toEqual({ text: 'good' });
    expect(await memory.of('1', 'a', async () => ({ text: 'else' }))).toEqual({ text: 'good' });
    isFresh = false;
    expect(await memory.of('1', 'a', async () => ({ text: 'new' }))).toEqual({ text: 'new' });
  });

  it('counts texts, lists and maps at least at their size', () => {
    expect(dataBytes('x'.repeat(1000))).toBeGreaterThan(1999);
    expect(dataBytes({ a: ['x'.repeat(1000), 1], b: null })).toBeGreaterThan(2000);
    expect(dataBytes(new Map([['x'.repeat(500), { a: 'x'.repeat(500) }]]))).toBeGreaterThan(2000);
  });

  it('holds on to no more than the bytes of a small buffer', () => {
    const own = ownBuffer(Buffer.from('small, from a common block'));
    expect(own.toString()).toBe('small, from a common block');
    expect(own.buffer.byteLength).toBe(own.length);
    expect(ownBuffer('ñ').toString()).toBe('ñ');
  });
});
