/** What DCAT-AP 3.0 makes mandatory of a catalogue, its datasets and their distributions, and what we promise beside it: licence, format, schema. */
export const DCAT_AP_SHAPES = `
@prefix sh: <http://www.w3.org/ns/shacl#> .
@prefix dcat: <http://www.w3.org/ns/dcat#> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix ex: <urn:habilis:formes#> .

ex:Catalog a sh:NodeShape ; sh:targetClass dcat:Catalog ;
  sh:property [ sh:path dct:title ; sh:minCount 1 ; sh:datatype rdf:langString ] ,
    [ sh:path dct:description ; sh:minCount 1 ; sh:datatype rdf:langString ] ,
    [ sh:path dct:publisher ; sh:minCount 1 ; sh:maxCount 1 ; sh:class foaf:Agent ] ,
    [ sh:path dct:license ; sh:maxCount 1 ; sh:class dct:LicenseDocument ] ,
    [ sh:path foaf:homepage ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:dataset ; sh:minCount 1 ; sh:class dcat:Dataset ] .

ex:Agent a sh:NodeShape ; sh:targetClass foaf:Agent ;
  sh:property [ sh:path foaf:name ; sh:minCount 1 ] .

ex:Dataset a sh:NodeShape ; sh:targetClass dcat:Dataset ;
  sh:property [ sh:path dct:title ; sh:minCount 1 ; sh:datatype rdf:langString ] ,
    [ sh:path dct:description ; sh:minCount 1 ; sh:datatype rdf:langString ] ,
    [ sh:path dct:publisher ; sh:maxCount 1 ; sh:class foaf:Agent ] ,
    [ sh:path dct:accrualPeriodicity ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:contactPoint ; sh:minCount 1 ; sh:nodeKind sh:BlankNodeOrIRI ] ,
    [ sh:path dcat:distribution ; sh:minCount 1 ; sh:class dcat:Distribution ] .

ex:Distribution a sh:NodeShape ; sh:targetClass dcat:Distribution ;
  sh:property [ sh:path dcat:accessURL ; sh:minCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:downloadURL ; sh:nodeKind sh:IRI ] ,
    [ sh:path dct:format ; sh:minCount 1 ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dcat:mediaType ; sh:maxCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dct:conformsTo ; sh:minCount 1 ; sh:nodeKind sh:IRI ] ,
    [ sh:path dct:license ; sh:minCount 1 ; sh:maxCount 1 ; sh:class dct:LicenseDocument ] .
`;
