import { changeSetChart } from './change-set/changeSet.chart.ts';
import { dnsActivationChart } from './dns-activation/dnsActivation.chart.ts';
import { describeChart } from './testing/describeChart.ts';

// Not exported before their screens are there: every exported machine's states can be looked at.
for (const chart of [changeSetChart, dnsActivationChart]) describeChart(chart);
